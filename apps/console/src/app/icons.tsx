import type { ReactNode } from 'react';

/** Line drawings of 24 units, beside words: they say nothing to a screen reader. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function OverviewIcon() {
  return (
    <Icon>
      <path d="M4 20V11M10 20V4M16 20v-7M22 20H2" />
    </Icon>
  );
}

export function PlaygroundIcon() {
  return (
    <Icon>
      <path d="M4 20l1-4L16 5l3 3L8 19zM13 20h7" />
    </Icon>
  );
}

export function KeysIcon() {
  return (
    <Icon>
      <circle cx="8" cy="15" r="4" />
      <path d="M11 12l8-8M16 7l3 3" />
    </Icon>
  );
}

export function WebhooksIcon() {
  return (
    <Icon>
      <path d="M4 12h11M11 8l4 4-4 4" />
      <path d="M14 4h4a2 2 0 012 2v12a2 2 0 01-2 2h-4" />
    </Icon>
  );
}

export function RequestsIcon() {
  return (
    <Icon>
      <path d="M4 6h16M4 12h16M4 18h10" />
    </Icon>
  );
}

export function AccountIcon() {
  return (
    <Icon>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 21c1-4 4-6 8-6s7 2 8 6" />
    </Icon>
  );
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
    </Icon>
  );
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M20 14.5A8 8 0 119.5 4a6.5 6.5 0 0010.5 10.5z" />
    </Icon>
  );
}

export function ScreenIcon() {
  return (
    <Icon>
      <path d="M3 5h18v11H3zM8 20h8M12 16v4" />
    </Icon>
  );
}
