import type { Lesson } from "../../../src/shared/lesson.ts";

export default {
  id: "product",
  title: "Product Mockups & Commercial Photography",
  summary: "Surface, light, angle: the studio shot without a studio.",
  purpose:
    "For the clean picture that a shop page or an ad needs: the product, a surface, a backdrop, a light. In a studio all four are chosen. Choose them here too, down to the material under the product, and the picture looks paid for.",
  template:
    "A studio product photograph of {product}, standing on {surface} in front of {backdrop}. {light}. {angle}. {prop} is the only prop. The label faces the camera and is in sharp focus.",
  slots: [
    { id: "product", label: "product and material", example: "a frosted rose glass pump bottle of hand cream" },
    { id: "surface", label: "surface", example: "a round block of pale travertine" },
    { id: "backdrop", label: "backdrop", example: "a sage green wall with an arched niche" },
    {
      id: "light",
      label: "light setup",
      example: "A large softbox from the upper left, a white card on the right to open the shadows",
    },
    {
      id: "angle",
      label: "camera angle",
      example: "Straight on, slightly below eye level, so that the bottle looks tall",
    },
    { id: "prop", label: "one prop", example: "A single eucalyptus twig" },
  ],
  looksFor: [
    { label: "Product and material", slot: "product" },
    { label: "A surface", slot: "surface" },
    { label: "A light setup", slot: "light" },
    { label: "An angle", slot: "angle" },
  ],
  example:
    "A studio product photograph of a frosted rose glass pump bottle of hand cream, standing on a round block of pale travertine in front of a sage green wall with an arched niche. A large softbox from the upper left, a white card on the right to open the shadows. Straight on, slightly below eye level, so that the bottle looks tall. A single eucalyptus twig is the only prop. The label faces the camera and is in sharp focus.",
  adType: "meta",
  format: "4:5",
  tips: [
    {
      title: "Name the material twice",
      text: "Once for the product, once for the surface: frosted glass on travertine. Material decides how the light behaves.",
    },
    {
      title: "Light it like a studio",
      text: "Say the source, its side and what fills the shadow. “Softbox left, white card right” is a whole lighting plan.",
    },
    {
      title: "Pick an angle for a reason",
      text: "From below it looks tall, from above you see inside, at 45 degrees the hand could reach for it.",
    },
    {
      title: "Bring the real product",
      text: "From words alone the model invents a product of that kind. To show yours, add its photo in Generate and use it as Hero photo.",
    },
  ],
  good: {
    caption: "One light, one surface, one prop. The highlight runs down the left edge, as ordered.",
    alt: "Rose pump bottle on a travertine block before a sage arch, lit from the upper left, with one twig",
  },
  careless: {
    prompt: "hand cream bottle, product photo, luxury, flowers, professional",
    caption: "No surface, no light, seven props: the bottle floats and fights for attention.",
    alt: "The same bottle floating over a loud gradient among flowers, gems and sparkles, without a shadow",
  },
} satisfies Lesson;
