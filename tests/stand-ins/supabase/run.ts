// A hosted Supabase project for SUPABASE_URL, by itself: PORT, DATA_DIR, DATABASE_URL and the secrets as for the server.
import { startSupabaseProject } from "./start-supabase-project.ts";

const project = await startSupabaseProject(process.env);
console.log(`The project is ready at ${project.url}`);
process.on("SIGTERM", () => void project.stop().then(() => process.exit(0)));
