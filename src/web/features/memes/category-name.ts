/** "reaction" is shown as "Reaction". The names of boxes are read in the same way. */
export const categoryName = (category: string) => category.charAt(0).toUpperCase() + category.slice(1);
