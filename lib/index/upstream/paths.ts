import type { PlaceKind } from "../../company/company-index";

export const SEARCH_PATH = "/api/company/search";
export const EXPORT_PATH = "/api/company/export";

/** The look-ups of places, each with the member that holds the name. A service has to have only the first. */
export const PLACE_PATHS: Readonly<Record<PlaceKind, { readonly path: string; readonly key: string }>> = {
  city: { path: "/api/cities", key: "cityName" },
  province: { path: "/api/provinces", key: "provinceName" },
  region: { path: "/api/regions", key: "regionName" },
  country: { path: "/api/countries", key: "countryName" },
};
