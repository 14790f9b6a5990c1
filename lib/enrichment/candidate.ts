export { MAX_CANDIDATES, type Candidate, type CandidateSource } from "../company/website";
