import { useTranslations } from 'shared-i18n'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { releaseTranslations } from './releaseTranslations.ts'

/** A new token with a copy button: it is shown only once. */
export function CreatedToken({ token }: { token: string }) {
	const t = useTranslations(releaseTranslations)
	return <CopyableSecret secret={token} note={t('releases.tokens.once')} failed={t('releases.copyFailed')} />
}
