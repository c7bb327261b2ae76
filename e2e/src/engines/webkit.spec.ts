import { walkSite } from './walkSite.ts'
import { webkit } from './webkit.ts'

walkSite(webkit)
