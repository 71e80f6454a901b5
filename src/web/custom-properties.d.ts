import "react";

declare module "react" {
  /** Styles may set CSS custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
