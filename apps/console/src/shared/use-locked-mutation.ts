import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** `useMutation` of which one runs at a time, however often its button is pressed: what comes while one runs is dropped. */
export function useLockedMutation<D, V = void>(options: UseMutationOptions<D, Error, V>) {
  const isUnderWay = useRef(false);
  const { onSettled } = options;
  const mutation = useMutation<D, Error, V>({
    ...options,
    onSettled: (...all) => {
      isUnderWay.current = false;
      return onSettled?.(...all);
    },
  });
  const mutate = (variables: V) => {
    // State would only lock after the next paint.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutation.mutate(variables);
  };
  return { ...mutation, mutate };
}
