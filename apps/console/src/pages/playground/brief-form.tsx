import { Button, Checkbox, Collapse, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { formatNumber } from '../../shared/format.ts';
import {
  type Brief,
  charactersMax,
  checkBrief,
  countCharacters,
  type TextField,
  type Tone,
} from './brief.ts';
import { ExamplePicker } from './example-picker.tsx';
import { tones } from './tones.ts';

const toneData = Object.keys(tones).map((tone) => ({
  value: tone,
  label: tone.charAt(0).toUpperCase() + tone.slice(1),
}));

/** What a draft is asked for with. `children` stand over the button: what went wrong, and what it costs. */
export function BriefForm({
  brief,
  onChange,
  isFresh,
  onFreshChange,
  onSubmit,
  fieldErrors,
  isPending,
  secondsBlocked,
  canOrder,
  children,
}: {
  brief: Brief;
  onChange(brief: Brief): void;
  isFresh: boolean;
  onFreshChange(isFresh: boolean): void;
  onSubmit(): void;
  /** The API's, by field. */
  fieldErrors: Record<string, string>;
  isPending: boolean;
  secondsBlocked: number;
  canOrder: boolean;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const faults = isChecked ? checkBrief(brief) : {};
  const [showsMore, more] = useDisclosure(Boolean(brief.industry || brief.additionalContext));

  const replace = (next: Brief) => {
    onChange(next);
    if (next.industry || next.additionalContext) more.open();
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setIsChecked(true);
    const [first] = Object.keys(checkBrief(brief));
    if (!first) {
      if (canOrder) onSubmit();
      return;
    }
    if (first === 'industry' || first === 'additionalContext') more.open();
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const fieldProps = (field: TextField) => ({
    name: field,
    value: brief[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...brief, [field]: currentTarget.value }),
    error: faults[field] ?? fieldErrors[field],
    description: `${formatNumber(countCharacters(brief[field]))} of ${formatNumber(charactersMax[field])} characters`,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
  });

  return (
    <form noValidate ref={form} onSubmit={submit} onKeyDown={submitByKey} aria-label="What the mail is for">
      <Stack gap="md">
        <ExamplePicker brief={brief} onChange={replace} />
        <Textarea
          label="Persona"
          placeholder="Who gets it: a role, and at what kind of company"
          required
          autosize
          minRows={2}
          maxRows={8}
          {...fieldProps('persona')}
        />
        <Textarea
          label="Offer"
          placeholder="What you offer. Figures are taken from here, never made up"
          required
          autosize
          minRows={3}
          maxRows={12}
          {...fieldProps('offer')}
        />
        <Textarea
          label="Goal"
          placeholder="What the reader is to do"
          required
          autosize
          minRows={1}
          maxRows={8}
          {...fieldProps('goal')}
        />
        <Select
          label="Tone"
          data={toneData}
          value={brief.tone}
          onChange={(tone) => onChange({ ...brief, tone: (tone ?? 'professional') as Tone })}
          allowDeselect={false}
          maxDropdownHeight={420}
          description={tones[brief.tone]}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          renderOption={({ option }) => (
            <div>
              <Text size="sm">{option.label}</Text>
              <Text size="xs" c="dimmed">
                {tones[option.value as Tone]}
              </Text>
            </div>
          )}
        />
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={more.toggle}
            aria-expanded={showsMore}
            aria-controls="playground-more"
          >
            {showsMore ? 'Less' : 'More: industry, context'}
          </Button>
          <Collapse expanded={showsMore} id="playground-more">
            <Stack gap="md" pt="sm">
              <TextInput
                label="Industry"
                placeholder="The reader's, such as Logistics"
                {...fieldProps('industry')}
              />
              <Textarea
                label="Additional context"
                placeholder="Further facts, proof and wishes"
                autosize
                minRows={3}
                maxRows={14}
                {...fieldProps('additionalContext')}
              />
            </Stack>
          </Collapse>
        </div>
        {children}
        <Checkbox
          label="Another one, even if this was asked before"
          checked={isFresh}
          onChange={({ currentTarget }) => onFreshChange(currentTarget.checked)}
        />
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={secondsBlocked > 0 || !canOrder}>
            {secondsBlocked > 0 ? `Try again in ${secondsBlocked} s` : 'Write a draft'}
          </Button>
          <Text size="xs" c="dimmed" visibleFrom="sm">
            or Ctrl (⌘) + Enter
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
