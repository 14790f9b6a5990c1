/** One set of services for the whole process. */
import { createApi } from "../http/api";
import type { Handler } from "../http/message";
import { createServices, type Services } from "../services";
import { readSettings } from "../settings";
import { openDataFolder } from "./backup/switch";

interface Shared {
  readonly services: Services;
  /** As `createApi`: what answers a request target, or undefined for what is none of the API's business. */
  readonly api: (target: string) => Handler | undefined;
}

/** Next bundles every page and route by itself, each with its own copy of our modules: only the global object is common to all of them. */
const SHARED = Symbol.for("firmament.services");
const common: typeof globalThis & { [SHARED]?: Promise<Shared> | undefined } = globalThis;

/**
 * Makes these services those of every page and route file in this process. The API on them is made here too: its handlers know errors
 * by their class, so both must come from one copy of the modules.
 */
export function share(services: Services): Shared {
  const shared = { services, api: createApi(services) };
  common[SHARED] = Promise.resolve(shared);
  return shared;
}

/**
 * The services of this process. Under Next's development server, where nobody shared any, they are opened by the settings at the first call.
 * @throws SettingsError, AccountsError when they cannot be opened; the next call tries again.
 */
export function shared(): Promise<Shared> {
  common[SHARED] ??= open().catch((error: unknown) => {
    common[SHARED] = undefined;
    throw error;
  });
  return common[SHARED];
}

async function open(): Promise<Shared> {
  const settings = readSettings(process.env);
  openDataFolder(settings.dataDir);
  const services = await createServices(settings);
  return { services, api: createApi(services) };
}
