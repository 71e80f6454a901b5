import { NotFound, ToDashboard } from "../not-found.tsx";

/** The way about is in the shell around it. */
export function ScreenNotFound() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <div className="solo">
        <NotFound>
          <ToDashboard />
        </NotFound>
      </div>
    </div>
  );
}
