/** How long a generation belongs to a process that is not heard of again. */
export const LEASE_SECONDS = 20;
