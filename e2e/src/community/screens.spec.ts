import { COMMUNITY_SCREENS } from '../browser/screens.ts'
import { walkScreens } from '../browser/walk.ts'

walkScreens(COMMUNITY_SCREENS)
