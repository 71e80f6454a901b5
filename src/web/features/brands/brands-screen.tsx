import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { type ListedBrand, useBrands } from "@/brands/brands.ts";
import { ListFailed } from "@/components/list-states.tsx";
import { PageHead } from "@/components/page-head.tsx";
import { TilesLoading } from "@/components/tiles-loading.tsx";
import { Button } from "@/components/ui/button.tsx";
import { AnotherBrand } from "./another-brand.tsx";
import { BrandCard } from "./brand-card.tsx";
import { BrandsEmpty } from "./brands-empty.tsx";
import { DeleteBrandDialog } from "./delete-brand-dialog.tsx";
import { NewBrandDialog } from "./start/new-brand-dialog.tsx";
import type { Way } from "./start/ways.ts";

type BrandsScreenProps = { way: Way | undefined; onWay: (way: Way | undefined) => void };

export function BrandsScreen({ way, onWay }: BrandsScreenProps) {
  const { data: brands, isError, refetch } = useBrands();
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<ListedBrand | null>(null);
  const hasSome = (brands?.length ?? 0) > 0;

  function content() {
    if (isError && !brands) {
      const description = "They are safe. Try again in a moment.";
      return (
        <ListFailed title="Your brands could not be loaded" description={description} onRetry={() => void refetch()} />
      );
    }
    if (!brands) return <TilesLoading label="Loading your brands" />;
    if (!hasSome) return <BrandsEmpty onStart={onWay} />;
    return (
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {brands.map((brand) => (
          <BrandCard key={brand.id} brand={brand} onDelete={() => setToDelete(brand)} />
        ))}
        <AnotherBrand onStart={onWay} />
      </ul>
    );
  }
  return (
    <>
      <PageHead
        title="Brands"
        description="One kit per brand: logo, colours, lettering, voice. Every creative can wear one."
        action={
          hasSome && (
            <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onClick={() => onWay("hand")}>
              New brand
            </Button>
          )
        }
      />
      {content()}
      {way && (
        <NewBrandDialog
          way={way}
          onWay={onWay}
          onClose={() => onWay(undefined)}
          onMade={(brandId) => void navigate({ to: "/dashboard/brands/$brandId", params: { brandId } })}
        />
      )}
      <DeleteBrandDialog brand={toDelete} onClose={() => setToDelete(null)} />
    </>
  );
}
