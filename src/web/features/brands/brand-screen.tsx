import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { readBrand, useBrands } from "@/brands/brands.ts";
import { ListFailed } from "@/components/list-states.tsx";
import { TilesLoading } from "@/components/tiles-loading.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Card } from "@/components/ui/card.tsx";
import { EmptyState } from "@/components/ui/empty-state.tsx";
import { Slice } from "@/components/ui/slice.tsx";
import { useSession } from "@/session/auth.ts";
import { BrandEditor } from "./editor/brand-editor.tsx";

/** One kit, opened once: what another tab changes meanwhile is told when it is saved. */
export function BrandScreen({ brandId }: { brandId: string }) {
  const { user } = useSession();
  const queries = useQueryClient();
  const { data: brands, isError, refetch } = useBrands();
  const opened = useQuery({
    queryKey: ["opened brand", brandId],
    queryFn: () => readBrand(brandId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const brand = brands?.find(({ id }) => id === brandId);
  if (brands && !brand) return <Gone />;
  if (isError || opened.isError) {
    const again = () => void Promise.all([refetch(), opened.refetch()]);
    const description = "It is safe. Try again in a moment.";
    return <ListFailed title="This brand could not be loaded" description={description} onRetry={again} />;
  }
  if (!brand || !opened.data || !user) return <TilesLoading label="Loading the brand" />;
  return (
    <BrandEditor
      userId={user.id}
      brand={brand}
      opened={opened.data}
      onSaved={() => void queries.invalidateQueries({ queryKey: ["brands"] })}
    />
  );
}

function Gone() {
  return (
    <Card>
      <EmptyState
        heading="h1"
        className="min-h-[46vh] justify-center"
        art={<Slice stage="toasted" size={96} />}
        title="This brand is not there any more"
        description="It may have been deleted in another tab. Creatives that wear it stay as they are."
        action={
          <Link to="/dashboard/brands" className={buttonStyles({ variant: "primary" })}>
            Your brands
          </Link>
        }
      />
    </Card>
  );
}
