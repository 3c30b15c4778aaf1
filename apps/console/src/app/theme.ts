import {
  Anchor,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Notification,
} from '@mantine/core';

/** Petrol. White on its 7th shade has a contrast of 5.7, and the 4th on the dark background one of 6.5 (WCAG 2.2 asks for 4.5). */
const petrol: MantineColorsTuple = [
  '#edf7f7',
  '#d7ecee',
  '#b0d9dd',
  '#84c4ca',
  '#5fb1b9',
  '#46a3ac',
  '#2f8b95',
  '#1d717a',
  '#155d66',
  '#0d4850',
];

/** Grounds, lines and text of the dark scheme: a slate that goes with the petrol. */
const dark: MantineColorsTuple = [
  '#e3e8ec',
  '#b8c1c9',
  '#8c97a1',
  '#5d6872',
  '#39434c',
  '#2d363e',
  '#252d34',
  '#1d242a',
  '#161c21',
  '#0f1418',
];

/** The signal colours: each 7th shade can be read on white and on its own tint. */
const red: MantineColorsTuple = [
  '#fdf0ef',
  '#f9dcda',
  '#f2b6b2',
  '#ea8d87',
  '#e46b64',
  '#d94c45',
  '#c8372f',
  '#ad2720',
  '#8f1d17',
  '#70140f',
];
const green: MantineColorsTuple = [
  '#edf8f0',
  '#d8eedf',
  '#afdcbf',
  '#83c99c',
  '#5eb97f',
  '#45a369',
  '#328955',
  '#226e41',
  '#185933',
  '#0f4426',
];
const amber: MantineColorsTuple = [
  '#fff7e6',
  '#fdebc8',
  '#f9d68f',
  '#f4bf55',
  '#eeab2b',
  '#d4920f',
  '#a9730a',
  '#855a06',
  '#6b4804',
  '#523702',
];

export const theme = createTheme({
  colors: { petrol, dark, red, green, amber },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'Segoe UI Mono', 'Liberation Mono', Menlo, monospace",
  headings: { fontWeight: '650' },
  components: {
    // Not told by their colour alone.
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    // As Mantine has them, the cross has no name and the text can hardly be read.
    Notification: Notification.extend({
      defaultProps: { closeButtonProps: { 'aria-label': 'Close this message' } },
      styles: { description: { color: 'var(--mantine-color-dimmed)' } },
    }),
  },
});

/** Quieter text that can still be read; the ground behind the cards; what is drawn to stand out (bars, lines, marks). */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#56606a',
    '--mantine-color-placeholder': '#68717b',
    '--mantine-color-error': red[7],
    '--console-backdrop': '#f5f7f8',
    '--console-accent': petrol[7],
  },
  dark: {
    '--mantine-color-dimmed': '#a9b1b8',
    '--mantine-color-placeholder': '#98a1a9',
    '--mantine-color-error': red[3],
    '--console-backdrop': dark[8],
    '--console-accent': petrol[5],
    // The grounds of badges and of the present page's entry: Mantine's own can hardly be told from the card.
    ...tint('petrol', '#17393e', petrol[2]),
    ...tint('green', '#18382a', green[2]),
    ...tint('red', '#43211f', red[2]),
    ...tint('amber', '#3d2f0f', amber[2]),
    ...tint('gray', dark[4], dark[0]),
  },
});

function tint(name: string, ground: string, text: string): Record<string, string> {
  const light = `--mantine-color-${name}-light`;
  return { [light]: ground, [`${light}-hover`]: ground, [`${light}-color`]: text };
}
