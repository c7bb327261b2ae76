import { ACCOUNT_SCREENS } from '../browser/screens.ts'
import { walkScreens } from '../browser/walk.ts'

walkScreens(ACCOUNT_SCREENS)
