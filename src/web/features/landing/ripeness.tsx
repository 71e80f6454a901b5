/** The tier badge of the app without its class machinery, which weighs more than this page. */
export function Ripeness({ tier }: { tier: "Popular" | "Viral" }) {
  return (
    <figcaption className="ripeness" data-tier={tier}>
      <svg width="18" height="10" viewBox="0 0 18 10" fill="currentColor" aria-hidden="true">
        <path d="M0 6h3v4H0zM5 4h3v6H5zM10 2h3v8h-3z" />
        <path d="M15 0h3v10h-3z" opacity={tier === "Viral" ? 1 : 0.3} />
      </svg>
      {tier}
    </figcaption>
  );
}
