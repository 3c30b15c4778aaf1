import { expect, it } from 'vitest';
import { toInvitation } from './to-invitation.ts';

it('invites somebody to give, and gives no leave to', () => {
  expect(toInvitation('You can sponsor our harvest fair, with a stand by the gate.')).toBe(
    'We would like to invite you to sponsor our harvest fair, with a stand by the gate.',
  );
  expect(toInvitation('You can support invoices in 12 currencies.')).toBe(
    'You can support invoices in 12 currencies.',
  );
});
