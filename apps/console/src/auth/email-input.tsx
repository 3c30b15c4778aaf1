import { TextInput, type TextInputProps } from '@mantine/core';

/** The address that somebody signs in by. */
export function EmailInput(props: TextInputProps) {
  return <TextInput label="E-mail address" type="email" autoComplete="username" {...props} />;
}
