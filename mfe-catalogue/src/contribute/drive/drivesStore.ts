import { drivesRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { driveTranslations } from './driveTranslations.ts'

/** The words of drives, which load beside the code. */
export const ready = loadTranslations(driveTranslations)

/** The drives that run. Pages load them anew when they open. */
export const drives = createRemote(() => call(drivesRoute, {}))
