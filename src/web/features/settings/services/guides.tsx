import type { ReactNode } from "react";
import type { ServiceId } from "../../../../shared/ai-services/services.ts";

type Guide = {
  tagline: string;
  /** How to get a key there. */
  steps: readonly ReactNode[];
  /** What the check proves. */
  check: string;
};

/** How to connect each service, in its own words for things. The composer needs no connecting. */
export const GUIDES: Record<Exclude<ServiceId, "composer">, Guide> = {
  gemini: {
    tagline: "Fast and cheap, one price for every format",
    steps: [
      <>
        Create a key in <b>Google AI Studio</b>.
      </>,
      <>
        Turn on billing for its project there. <b>Free keys cannot make images.</b>
      </>,
    ],
    check: "The check is free. It proves the key, not billing.",
  },
  openai: {
    tagline: "Strong lettering, exact sizes, 16 pictures of yours",
    steps: [
      <>
        Create a key at <b>platform.openai.com</b>, under API keys.
      </>,
      <>
        Add credit there. <b>A ChatGPT subscription does not count.</b>
      </>,
      <>Verify your organization, or the first picture is refused (that costs nothing).</>,
    ],
    check: "The check is free. It proves the key, not credit or verification.",
  },
  openrouter: {
    tagline: "One prepaid account for many makers",
    steps: [
      <>
        Create a key at <b>openrouter.ai</b>, under Keys. A management key cannot draw.
      </>,
      <>
        Buy credit there first. <b>It is prepaid</b>, and a picture that fails is not billed.
      </>,
    ],
    check: "The check is free. It proves the key and tells the credit left.",
  },
  fal: {
    tagline: "FLUX 3 for products, Ideogram 4.5 for lettering",
    steps: [
      <>
        Create a key at <b>fal.ai</b>, under Keys.
      </>,
      <>Add credit there.</>,
      <>
        fal only draws. <b>Enhance and reroll</b> need another service, or the built-in composer.
      </>,
    ],
    check: "The check is free. It proves the key, not credit.",
  },
  compatible: {
    tagline: "A machine that speaks the OpenAI protocol",
    steps: [
      <>Its address is set by whoever runs this installation, never here.</>,
      <>The first picture may take minutes, while the server loads its model.</>,
      <>A key is only needed if the server asks for one.</>,
    ],
    check: "The check asks the server for its models. Nothing is drawn.",
  },
};
