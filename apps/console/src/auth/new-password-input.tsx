import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { passwordCharactersMin } from './auth-calls.ts';

/** A password that is chosen here. */
export function NewPasswordInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="New password"
      description={`At least ${passwordCharactersMin} characters that cannot be guessed.`}
      autoComplete="new-password"
      {...props}
    />
  );
}
