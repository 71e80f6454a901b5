import { PRODUCT_NAME } from "../../../shared/brand.ts";

/** The first file somebody opens. docs/your-data.md says the same in more detail. */
export const exportReadme = (at: Date) => `Your data from ${PRODUCT_NAME}, ${at.toISOString()}

account.json       your profile, your AI services and cap, where you are signed in, your orders, the lessons you read, changes of your email,
                   the mails we sent you
creatives.json     every creative: title, prompt, type, format, date, and "file", the name of its picture below.
                   "brief" is what it says, fact by fact, and who set it. "scene" is what the built-in composer made it of: words, layout, colours, seed. "document_id" joins the versions
                   of one creative; "source_id" and "change" say what a version was made from, and how
images/            the pictures of your creatives, as PNG in full size. Files made by an AI carry the mark that says so
photos/            your own photos inside creatives of the composer; "photo_file" in creatives.json names them
pictures/          more pictures of yours inside creatives, added by hand; "picture_files" in creatives.json names them
logos/             your own logos inside creatives of the composer; "logo_file" in creatives.json names them
brands.json        your brand kits: name, colours, words, contacts; "logo_files" names their logos below
brands/            the logos of your brand kits, as PNG
fonts.json         your own fonts; "file" names each of them below
fonts/             your own fonts, as they are used here
other-images/      pictures in your storage that no creative shows
generations.json   everything you asked for, also what failed, and why
ai-calls.json      every call to an AI service: model, outcome, price in US dollars, what may have been billed, time
usage.json         pictures and calls per day (UTC)
usage-months.json  the figures of months whose single calls are no longer kept

Your AI keys are not in here: they are kept sealed and never leave the server. All times are UTC, all files are UTF-8.

To use it again
- The pictures are ordinary PNG files. Any of them can be added as an inspiration image on the Generate screen, or changed
  there with Edit once it is in your gallery.
- A prompt from creatives.json can be pasted into Generate as it is.
- Whoever runs an installation of ${PRODUCT_NAME} brings all of it back, into any account there, with
    npm run import-data -- this-file.zip you@example.com
  Pictures, prompts, dates and scenes return as they were. Running it twice adds nothing twice.
- Any other program: the lists are plain JSON, one entry per line.
`;
