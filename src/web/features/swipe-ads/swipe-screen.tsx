import type { ReactNode } from "react";
import { ListTail } from "@/components/list-tail.tsx";
import { PageHead } from "@/components/page-head.tsx";
import { TilesLoading } from "@/components/tiles-loading.tsx";
import { VirtualGrid } from "@/components/virtual-grid.tsx";
import { useOpenRow } from "@/lib/list/use-open-row.ts";
import { AdDialog } from "./ad-dialog.tsx";
import { isWideAd } from "./ad-picture.tsx";
import { AdTile } from "./ad-tile.tsx";
import { type AdCount, useAdCount } from "./api/count-ads.ts";
import { useFilterOptions } from "./api/get-filter-options.ts";
import { type AdFilters, useAds } from "./api/search-ads.ts";
import { useAd } from "./api/swipe-ad.ts";
import { CompanyFilter } from "./company-filter.tsx";
import { MissingPictures } from "./missing-pictures.tsx";
import { AdsFailed, NoAdsYet, NothingMatches } from "./swipe-states.tsx";
import { SwipeToolbar } from "./swipe-toolbar.tsx";
import { useInspire } from "./use-inspire.ts";
import "@/components/tile.css";

const NO_FILTERS: AdFilters = { search: undefined, platform: undefined, industry: undefined, company: undefined };
const MIN_TILE_WIDTH = 216;
/** Name, platform and industry below the picture. */
const WORDS_HEIGHT = 70;

type SwipeScreenProps = {
  filters: AdFilters;
  onFilter: (change: Omit<AdFilters, "withoutPicture">) => void;
  /** To the ads without a picture, and back. */
  onMissing: (isOpen: boolean) => void;
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  /** Links for administrators: to the upload, and to where pictures are copied. */
  upload: ReactNode;
  copyPictures: ReactNode;
};

export function SwipeScreen(props: SwipeScreenProps) {
  const { filters, onFilter, onMissing, openId, onOpen, upload, copyPictures } = props;
  const list = useAds(filters);
  const options = useFilterOptions();
  const inspire = useInspire();
  const open = useOpenRow({ openId, rows: list.rows, loadMore: list.loadMore, replace: onOpen });
  const ad = useAd(openId, list.rows[open.place]);
  const total = useAdCount(filters);
  const { withoutPicture, ...chosen } = filters;
  const isFiltered = Object.values(chosen).some(Boolean);

  function content() {
    if (list.error) return <AdsFailed onRetry={list.retry} />;
    if (list.isLoading) return <TilesLoading label="Loading ads" />;
    if (list.rows.length === 0 && list.isEnd) {
      if (!isFiltered && !withoutPicture) return <NoAdsYet upload={upload} />;
      return <NothingMatches search={filters.search} onClear={() => onFilter(NO_FILTERS)} />;
    }
    return (
      <>
        <VirtualGrid
          label="Ads"
          items={list.rows}
          isEnd={list.isEnd}
          leastWidth={MIN_TILE_WIDTH}
          isWide={isWideAd}
          wordsHeight={WORDS_HEIGHT}
        >
          {(row) => <AdTile ad={row} onInspire={inspire} />}
        </VirtualGrid>
        <ListTail list={list} things="ads" end={<p>{howManyAds(list.rows.length)}. New ones appear at the top.</p>} />
      </>
    );
  }

  return (
    <>
      <PageHead
        title="Ads Swipe"
        description={
          <span role="status">{withoutPicture ? "Ads without a picture" : describe(total, isFiltered)}</span>
        }
      />
      {copyPictures && (
        <MissingPictures isOpen={withoutPicture === true} onOpen={onMissing} copyPictures={copyPictures} />
      )}
      {/* The options are those of the ads that members see. */}
      <SwipeToolbar filters={filters} onFilter={onFilter} options={withoutPicture ? undefined : options} />
      {options && !withoutPicture && options.companies.length > 0 && (
        <CompanyFilter options={options} company={filters.company} onChoose={(company) => onFilter({ company })} />
      )}
      {content()}
      {ad && (
        <AdDialog
          ad={ad}
          copyPictures={copyPictures}
          onInspire={inspire}
          onPrevious={open.previous}
          onNext={open.next}
          onClose={open.close}
        />
      )}
    </>
  );
}

function describe(total: AdCount | undefined, isFiltered: boolean): string {
  if (total?.count === 0 && isFiltered) return "No ads match";
  return `${total?.count ? howManyAds(total.count, total.is_exact) : "Ads"} worth borrowing from`;
}

/** "1 ad", "330 ads", "1,000+ ads". */
const howManyAds = (count: number, isExact = true) =>
  `${count.toLocaleString()}${isExact ? "" : "+"} ${count === 1 ? "ad" : "ads"}`;
