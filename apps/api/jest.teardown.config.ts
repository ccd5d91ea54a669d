import { stopTestServer } from '@ebpls/testing-api';

export default stopTestServer;
