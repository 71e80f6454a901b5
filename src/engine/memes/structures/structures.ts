import { aboveBelow } from "./above-below.ts";
import { bigFace } from "./big-face.ts";
import { exhibit } from "./exhibit.ts";
import { fieldNotes } from "./field-notes.ts";
import { jackInTheBox } from "./jack-in-the-box.ts";
import { menuBoard } from "./menu-board.ts";
import { passItOn } from "./pass-it-on.ts";
import { phoneAndFace } from "./phone-and-face.ts";
import { podium } from "./podium.ts";
import { ripening } from "./ripening.ts";
import { saysThinks } from "./says-thinks.ts";
import { scales } from "./scales.ts";
import { shoveKeep } from "./shove-keep.ts";
import { soapbox } from "./soapbox.ts";
import { stairs } from "./stairs.ts";
import { stillWaiting } from "./still-waiting.ts";
import type { Structure } from "./structure.ts";
import { theBoat } from "./the-boat.ts";
import { theChase } from "./the-chase.ts";
import { theDoor } from "./the-door.ts";
import { theLift } from "./the-lift.ts";
import { theMachine } from "./the-machine.ts";
import { tinyTrophy } from "./tiny-trophy.ts";
import { twoLevers } from "./two-levers.ts";
import { whiteboard } from "./whiteboard.ts";

export const STRUCTURES: readonly Structure[] = [
  bigFace,
  phoneAndFace,
  aboveBelow,
  soapbox,
  whiteboard,
  scales,
  shoveKeep,
  twoLevers,
  menuBoard,
  stairs,
  ripening,
  passItOn,
  exhibit,
  fieldNotes,
  podium,
  tinyTrophy,
  theDoor,
  jackInTheBox,
  saysThinks,
  theLift,
  stillWaiting,
  theChase,
  theBoat,
  theMachine,
];
