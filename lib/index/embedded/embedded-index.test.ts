import { describeCompanyIndex } from "../company-index.contract";
import { openTemporaryIndex } from "./testing/temporary-index";

describeCompanyIndex("the embedded index", openTemporaryIndex);
