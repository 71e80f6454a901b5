/** Where the server has the pictures of the meme templates, and the list of all of them. */
const MEMES = "/content/memes/";

/** The list changes with a release and then names other pictures. */
export const MEME_SHELF = `${MEMES}shelf.json`;

export const memePictureAddress = (name: string) => `${MEMES}${name}`;
