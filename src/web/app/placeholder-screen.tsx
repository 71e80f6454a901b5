import { Link, type LinkProps } from "@tanstack/react-router";
import { PageHead } from "@/components/page-head.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";

type PlaceholderScreenProps = {
  title: string;
  /** What the screen will do, in a sentence. */
  description: string;
  action: { to: NonNullable<LinkProps["to"]>; label: string };
};

/** Shown in place of a screen that does not exist yet, and says so. */
export function PlaceholderScreen({ title, description, action }: PlaceholderScreenProps) {
  return (
    <>
      <PageHead title={title} />
      <Card>
        <EmptyState
          heading="h2"
          className="min-h-[46vh] justify-center"
          art={<Slice stage="golden" />}
          title="This screen is being baked"
          description={description}
          action={
            <Link to={action.to} activeOptions={{ exact: true }} className={buttonStyles({ variant: "outline" })}>
              {action.label}
            </Link>
          }
        />
      </Card>
    </>
  );
}
