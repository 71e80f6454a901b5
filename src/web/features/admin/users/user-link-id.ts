/** The link to a user in the list, which gets the focus when the button beside it is gone. */
export const userLinkId = (userId: string) => `user-${userId}`;
