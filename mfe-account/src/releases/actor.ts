import type { ReleaseActor } from 'shared-contract'
import type { words } from '../words.ts'

/** Who did something with releases, in words. */
export function actorWords({ kind, name }: ReleaseActor, t: (typeof words)['translate']): string {
	if (kind === 'member') return name ?? t('releases.by.gone')
	if (kind === 'token') return t('releases.by.token', { label: name ?? '' })
	return t(`releases.by.${kind}`)
}
