import { firefox } from './firefox.ts'
import { walkSite } from './walkSite.ts'

walkSite(firefox)
