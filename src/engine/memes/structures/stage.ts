import { CAST } from "../cast/cast.ts";
import { type Acting, figure, type Place, put } from "../figure.ts";
import type { Actor, MemeScene } from "../meme-scene.ts";
import { INK } from "../palette.ts";
import type { Area } from "../places/backdrop.ts";
import { backdrop } from "../places/places.ts";
import { hat, scarf, shades, type ThingRef, thing } from "../props/things.ts";
import { hand } from "../rig/hand.ts";
import { clip, group, place } from "../rig/ink.ts";
import { bothSides } from "../rig/points.ts";

type Size = { width: number; height: number };

/** How a structure places what a scene names. Positions are in the structure's own units. */
export type Stage = ReturnType<typeof createStage>;

export function createStage({ width, height, example }: Size & { example: MemeScene }, scene: MemeScene) {
  const cast = { ...example.cast, ...scene.cast };
  const things = { ...example.things, ...scene.things };
  const places = { ...example.places, ...scene.places };
  const colors = scene.colors ?? example.colors ?? [];
  const extraList = scene.extras ?? example.extras ?? [];

  return {
    /** A part of the cast on the ground. What the actor says of itself goes before what the structure says. */
    actor(part: string, at: Place): string {
      const actor = cast[part];
      return actor ? put(actor.who, placed(actor, at)) : "";
    },
    /** A head and shoulders by the centre of the head. */
    closeUp(part: string, x: number, y: number, scale: number, acting: Acting = {}): string {
      const actor = cast[part];
      if (!actor) return "";
      const drawn = figure(actor.who, { isBust: true, ...acting, ...actingOf(actor) });
      const size = scale * (actor.scale ?? 1);
      const flip = actor.flip ? " scale(-1 1)" : "";
      return group(`translate(${x + (actor.dx ?? 0)} ${y + (actor.dy ?? 0)}) scale(${size})${flip}`, drawn);
    },
    /** Two hands over an edge, of somebody who looks out from behind it. */
    handsOn(part: string, x: number, y: number, apart: number, scale = 1): string {
      const actor = cast[part];
      if (!actor) return "";
      const build = CAST[actor.who].hand;
      return bothSides((side) =>
        group(`translate(${x + side * apart} ${y}) scale(${side * scale} ${scale}) rotate(90)`, hand("relax", build)),
      );
    },
    playing: (part: string): Actor | null => cast[part] ?? null,
    thing(slot: string, x: number, y: number, scale = 1, turn = 0): string {
      const ref = things[slot];
      return ref ? place(x, y, thing(ref), scale, turn) : "";
    },
    thingIn: (slot: string): ThingRef | null => things[slot] ?? null,
    place(slot: string, area: Partial<Area> = {}, x = 0, y = 0): string {
      const ref = places[slot];
      return ref ? backdrop(ref, { width, height, ground: height, ...area }, x, y) : "";
    },
    placeId(slot: string) {
      const ref = places[slot];
      return typeof ref === "object" ? ref.id : ref;
    },
    color: (index: number, otherwise: string) => colors[index] ?? otherwise,
    extras(isInFront: boolean): string {
      return extraList
        .filter((extra) => (extra.isInFront ?? false) === isInFront)
        .map((extra) => {
          const at = { x: extra.x * width, y: extra.y * height, scale: extra.scale ?? 1 };
          if ("actor" in extra) return put(extra.actor.who, placed(extra.actor, at));
          const drawn = extra.flip ? group("scale(-1 1)", thing(extra.thing)) : thing(extra.thing);
          return place(at.x, at.y, drawn, at.scale, extra.turn ?? 0);
        })
        .join("");
    },
    /** What is drawn inside a panel is cut off at its edge. */
    panel: (x: number, y: number, w: number, h: number, body: string) =>
      clip(`M${x} ${y}h${w}v${h}h${-w}Z`, group(x || y ? `translate(${x} ${y})` : "", body)),
    frame: () =>
      `<rect x="3" y="3" width="${width - 6}" height="${height - 6}" fill="none" stroke="${INK}" stroke-width="6"/>`,
  };
}

function placed(actor: Actor, at: Place): Place {
  return {
    ...at,
    ...actingOf(actor),
    x: at.x + (actor.dx ?? 0),
    y: at.y + (actor.dy ?? 0),
    scale: (at.scale ?? 1) * (actor.scale ?? 1),
    ...(actor.flip === undefined ? {} : { flip: actor.flip }),
    ...(actor.rotate === undefined ? {} : { rotate: actor.rotate }),
  };
}

/** The names of an actor's things as drawings. */
function actingOf(actor: Actor): Acting {
  const { hold, holdLeft, carry } = actor;
  const held = { ...(hold ? { right: thing(hold) } : {}), ...(holdLeft ? { left: thing(holdLeft) } : {}) };
  return {
    ...pickActing(actor),
    ...(hold || holdLeft ? { hold: held } : {}),
    ...(carry ? { carry: thing(carry) } : {}),
    ...(actor.hat ? { hat: hat(actor.hat) } : {}),
    ...(actor.scarf ? { scarf: scarf(actor.scarf) } : {}),
    ...(actor.shades ? { shades: shades(actor.shades) } : {}),
  };
}

function pickActing({ mood, pose, stance, view, isBust, gaze, tilt, coat }: Actor): Acting {
  return {
    ...(mood ? { mood } : {}),
    ...(pose ? { pose } : {}),
    ...(stance ? { stance } : {}),
    ...(view ? { view } : {}),
    ...(isBust ? { isBust } : {}),
    ...(gaze ? { gaze } : {}),
    ...(tilt === undefined ? {} : { tilt }),
    ...(coat ? { coat } : {}),
  };
}
