import { Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { accountQuery } from '../../api/account-query.ts';
import { ApiError } from '../../api/api-error.ts';
import { useSession } from '../../session/session-query.ts';
import { Empty } from '../../shared/empty.tsx';
import { Loading } from '../../shared/loading.tsx';
import { Page } from '../../shared/page.tsx';
import { useStored } from '../../shared/use-stored.ts';
import { type Brief, emptyBrief, toRequest } from './brief.ts';
import { BriefForm } from './brief-form.tsx';
import { CallSamplesPanel } from './call-samples-panel.tsx';
import { DraftHeading } from './draft-heading.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { OrderNotes } from './order-notes.tsx';
import classes from './playground-page.module.css';
import { useDrafts } from './use-drafts.ts';
import { useWriteDraft } from './use-write-draft.ts';
import type { Draft } from './write-draft.ts';

/** Answers about the texts: they say nothing about others that are typed since. */
const statusesOfTexts = [400, 422];

export function Component() {
  const owner = useSession().user.id;
  const { data: account } = useQuery(accountQuery);
  const [brief, setBrief] = useStored<Brief>(`${owner}:playground.brief`, emptyBrief);
  const [isFresh, setIsFresh] = useState(false);
  const drafts = useDrafts(owner);
  const { draft } = drafts;
  const heading = useRef<HTMLHeadingElement>(null);
  const [arrived, setArrived] = useState<string | undefined>();

  const writing = useWriteDraft(owner, (written: Draft) => {
    drafts.add(written);
    setArrived(written.requestId);
  });
  const { error, isPending } = writing;
  useEffect(() => {
    // On a narrow screen it is far below.
    if (arrived) heading.current?.focus();
  }, [arrived]);

  const change = (next: Brief) => {
    setBrief(next);
    if (error instanceof ApiError && statusesOfTexts.includes(error.status)) writing.reset();
  };
  return (
    <Page
      title="Playground"
      description="Try what your code will do: write a draft, see why it scores as it does, take the call with you."
    >
      <div className={classes.columns}>
        <Paper withBorder p="md" className={classes.form ?? ''}>
          <BriefForm
            brief={brief}
            onChange={change}
            isFresh={isFresh}
            onFreshChange={setIsFresh}
            onSubmit={() => writing.order({ body: toRequest(brief), isFresh })}
            fieldErrors={error instanceof ApiError ? error.fields : {}}
            isPending={isPending}
            secondsBlocked={writing.secondsBlocked}
            canOrder={account?.status !== 'suspended' && account?.owner.email_verified !== false}
          >
            <OrderNotes error={error} />
          </BriefForm>
        </Paper>
        <Stack gap="lg" className={classes.result ?? ''}>
          {isPending && (
            <Paper withBorder p="md">
              <Text size="sm" mb="sm">
                Writing. It takes up to half a minute, by the model.
              </Text>
              <Loading label="Writing the draft" lines={draft ? 2 : 6} />
            </Paper>
          )}
          {draft && (
            <DraftPanel
              key={draft.requestId}
              draft={draft}
              heading={
                <DraftHeading
                  draft={draft}
                  index={drafts.index}
                  count={drafts.count}
                  onShow={drafts.show}
                  headingRef={heading}
                />
              }
              onEdit={drafts.edit}
              onRestore={drafts.restore}
              onBringBack={drafts.bringBack}
            />
          )}
          {!draft && !isPending && (
            <Empty title="No draft yet">
              Say who it is for, what you offer and what the reader is to do, or start from an example. The
              draft comes here, with its scores and the reason behind each.
            </Empty>
          )}
        </Stack>
        <div className={classes.samples}>
          <CallSamplesPanel brief={brief} isFresh={isFresh} />
        </div>
      </div>
    </Page>
  );
}
