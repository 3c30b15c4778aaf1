import { Button, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { api, unwrap } from '../../api/client.ts';
import { ErrorNotice } from '../../shared/error-notice.tsx';
import { Page } from '../../shared/page.tsx';

const required = (value: string) => (value.trim() ? null : 'Say it in a sentence.');

export function Component() {
  const client = useQueryClient();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { persona: '', offer: '', goal: '' },
    validate: { persona: required, offer: required, goal: required },
  });
  const draft = useMutation({
    mutationFn: (body: typeof form.values) => unwrap(api.POST('/api/v1/account/drafts', { body })),
    onSuccess: () => client.invalidateQueries(),
    onError: (error) => {
      if (error instanceof ApiError) form.setErrors(error.fields);
    },
  });
  return (
    <Page title="Playground" description="One draft costs 5 credits.">
      <Paper withBorder p="lg">
        <form noValidate onSubmit={form.onSubmit((values) => draft.mutate(values))}>
          <Stack>
            {draft.error && <ErrorNotice error={draft.error} />}
            <Textarea label="Persona" autosize key={form.key('persona')} {...form.getInputProps('persona')} />
            <Textarea label="Offer" autosize key={form.key('offer')} {...form.getInputProps('offer')} />
            <Textarea label="Goal" autosize key={form.key('goal')} {...form.getInputProps('goal')} />
            <Button type="submit" loading={draft.isPending}>
              Write a draft
            </Button>
          </Stack>
        </form>
      </Paper>
      {draft.data && (
        <Paper withBorder p="lg" role="region" aria-label="Draft">
          <Text fw={650}>{draft.data.data.subjectLine}</Text>
          <Text style={{ whiteSpace: 'pre-wrap' }}>{draft.data.data.emailContent}</Text>
        </Paper>
      )}
    </Page>
  );
}
