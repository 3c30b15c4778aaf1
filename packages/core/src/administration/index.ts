export { deleteAccount } from './delete-account.ts';
export { type AccountExport, exportAccount } from './export-account.ts';
export { setAccountStatus } from './set-account-status.ts';
