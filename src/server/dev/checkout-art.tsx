/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";

function Icon({ children }: PropsWithChildren) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const Check = () => (
  <Icon>
    <circle cx="12" cy="12" r="10" />
    <path d="m16 9-5.5 5.5L8 12" />
  </Icon>
);

export const Hourglass = () => (
  <Icon>
    <path d="M5 22h14" />
    <path d="M5 2h14" />
    <path d="M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22" />
    <path d="M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2" />
  </Icon>
);

export const Forbidden = () => (
  <Icon>
    <circle cx="12" cy="12" r="10" />
    <path d="M4.929 4.929 19.07 19.071" />
  </Icon>
);

export const BreadClip = () => (
  <svg viewBox="0 0 230 164" aria-hidden="true">
    <path d="M24 4H206a20 20 0 0 1 20 20V140a20 20 0 0 1-20 20H24A20 20 0 0 1 4 140v-20c0-5 3-9 7-11l13-5c6-2 10 1 15 4a30 30 0 1 0 0-52c-5 3-9 6-15 4l-13-5c-4-2-7-6-7-11V24A20 20 0 0 1 24 4Z" />
  </svg>
);

export const Logo = () => (
  <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
    <path
      class="mark-slice"
      d="M2.500 10.800C2.500 5.200 8.200 2 16 2s13.500 3.200 13.500 8.800c0 2.600-1.100 4.500-2.800 5.400V26.300a3.700 3.700 0 0 1-3.700 3.700H9a3.700 3.700 0 0 1-3.700-3.700V16.200C3.600 15.300 2.500 13.400 2.500 10.800Z"
    />
    <path
      class="mark-banana"
      transform="translate(16 16.300) scale(1.080) translate(-16.300 -15.300)"
      stroke-width="1.300"
      stroke-linejoin="round"
      d="M22.300 7.100c.1-.5.600-.7 1-.5l1.100.5c.4.2.5.6.4 1l-.5 1.500c1.100 3 .7 6.600-1.300 9.500-2.600 3.800-7.400 5.600-12 4.600-.9-.2-1.700-.6-2.100-1.100-.5-.6-.3-1.300.3-1.600.4-.2.8-.2 1.300-.2 4.800-.1 8.900-2.300 10.600-6.400.7-1.700.9-3.400.8-5Z"
    />
  </svg>
);
