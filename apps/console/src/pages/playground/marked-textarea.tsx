import { Input } from '@mantine/core';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import { cutText, findingsAt } from './cut-text.ts';
import type { LocatedFinding, Texts } from './locate-findings.ts';
import classes from './marked-textarea.module.css';

/**
 * A text to edit, with the findings' words marked behind it. Marks cannot be reached by keyboard or heard: the list of findings leads to
 * the words, and the caret in a mark tells which finding it is about (`onCaret`).
 */
export function MarkedTextarea({
  label,
  field,
  value,
  onChange,
  findings,
  active,
  onPoint,
  onCaret,
  inputRef,
  isOneLine = false,
}: {
  label: string;
  field: keyof Texts;
  value: string;
  onChange(value: string): void;
  findings: readonly LocatedFinding[];
  /** Numbers of the findings that are pointed at. */
  active: readonly number[];
  /** The pointer is over these. */
  onPoint(numbers: number[]): void;
  /** The caret is in these. */
  onCaret(numbers: number[]): void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  isOneLine?: boolean;
}) {
  const id = useId();
  const markCount = findings.filter(({ place }) => place?.field === field).length;
  const point = ({ clientX, clientY }: MouseEvent) => {
    // The marks lie under the text field.
    const mark = document.elementsFromPoint(clientX, clientY).find(({ tagName }) => tagName === 'MARK');
    onPoint(numbersOf(mark));
  };
  const follow = useEffectEvent(() => {
    const input = inputRef.current;
    if (!input || document.activeElement !== input) return;
    onCaret(findingsAt(input.selectionStart, field, findings).map(({ number }) => number));
  });
  useEffect(() => {
    // React's own `onSelect` misses selections that are set by a script.
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);
  return (
    <Input.Wrapper
      label={label}
      id={id}
      description={
        markCount > 0 ? `${markCount} ${markCount === 1 ? 'finding is' : 'findings are'} marked` : undefined
      }
    >
      <div className={classes.stack} data-one-line={isOneLine || undefined}>
        <div className={classes.backdrop} aria-hidden>
          {cutText(value, field, findings).map((piece) =>
            piece.findings.length === 0 ? (
              piece.text
            ) : (
              <mark
                key={piece.start}
                className={classes.mark}
                data-severity={worst(piece.findings)}
                data-numbers={piece.findings.map(({ number }) => number).join(' ')}
                data-begins={piece.begins.join(' ') || undefined}
                data-active={piece.findings.some(({ number }) => active.includes(number)) || undefined}
              >
                {piece.text}
              </mark>
            ),
          )}
          {/* A last line that is empty has its height, too. */}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          ref={inputRef}
          className={classes.text}
          value={value}
          rows={1}
          spellCheck
          aria-describedby={markCount > 0 ? `${id}-description` : undefined}
          onChange={({ currentTarget }) =>
            onChange(isOneLine ? currentTarget.value.replace(/\s*\n\s*/g, ' ') : currentTarget.value)
          }
          onKeyDown={(event) => {
            if (isOneLine && event.key === 'Enter') event.preventDefault();
          }}
          onMouseMove={point}
          onMouseLeave={() => onPoint([])}
          onBlur={() => onCaret([])}
        />
      </div>
    </Input.Wrapper>
  );
}

function numbersOf(mark: Element | undefined): number[] {
  const numbers = mark?.getAttribute('data-numbers');
  return numbers ? numbers.split(' ').map(Number) : [];
}

const order = ['error', 'warning', 'info'] as const;

function worst(findings: readonly LocatedFinding[]) {
  return order.find((severity) => findings.some((finding) => finding.severity === severity));
}
