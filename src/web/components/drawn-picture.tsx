import { useCallback } from "react";

type DrawnPictureProps = { picture: HTMLCanvasElement; alt: string; className?: string };

/** Shows a picture that was painted in this page. Every place that shows it has a canvas of its own. */
export function DrawnPicture({ picture, alt, className }: DrawnPictureProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => void canvas?.getContext("2d")?.drawImage(picture, 0, 0),
    [picture],
  );
  const { width, height } = picture;
  // Without words of its own it is told by what stands around it.
  const told = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true };
  return <canvas ref={draw} {...{ className, width, height }} {...told} />;
}
