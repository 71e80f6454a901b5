import { Link } from "@tanstack/react-router";
import { PRODUCT_NAME } from "../../shared/brand.ts";

export function Logo() {
  return (
    <Link to="/" className="logo">
      <LogoMark />
      {PRODUCT_NAME}
    </Link>
  );
}

/** A banana on a slice of bread. Dark mode swaps the two colours. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="var(--mark-slice)"
        d="M2.5 10.8C2.5 5.2 8.2 2 16 2s13.5 3.2 13.5 8.8c0 2.6-1.1 4.5-2.8 5.4V26.3a3.7 3.7 0 0 1-3.7 3.7H9a3.7 3.7 0 0 1-3.7-3.7V16.2C3.6 15.3 2.5 13.4 2.5 10.8Z"
      />
      <path
        fill="var(--mark-banana)"
        stroke="var(--mark-banana)"
        strokeWidth="1.3"
        strokeLinejoin="round"
        transform="translate(16 16.3) scale(1.08) translate(-16.3 -15.3)"
        d="M22.3 7.1c.1-.5.6-.7 1-.5l1.1.5c.4.2.5.6.4 1l-.5 1.5c1.1 3 .7 6.6-1.3 9.5-2.6 3.8-7.4 5.6-12 4.6-.9-.2-1.7-.6-2.1-1.1-.5-.6-.3-1.3.3-1.6.4-.2.8-.2 1.3-.2 4.8-.1 8.9-2.3 10.6-6.4.7-1.7.9-3.4.8-5Z"
      />
    </svg>
  );
}
