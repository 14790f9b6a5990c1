import { apiRoute } from "../../../../lib/services/api-route";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = apiRoute("/api/website/company");
