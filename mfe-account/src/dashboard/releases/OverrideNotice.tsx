import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import type { Override } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, Cluster } from 'shared-ui'
import { clearOverride } from './override.ts'
import { releaseTranslations } from './releaseTranslations.ts'
import { Notice } from './style.ts'

/** Says that this browser has an override of a slice, and clears it. */
export function OverrideNotice({ override }: { override: Override }) {
	const t = useTranslations(releaseTranslations)
	const { revalidate } = useRevalidator()
	const [ending, setEnding] = useState(false)

	async function end() {
		setEnding(true)
		showOutcome(await clearOverride(override.slice), t('releases.override.ended'))
		await revalidate()
		setEnding(false)
	}

	return (
		<Notice>
			<Cluster $between>
				<span>
					{'version' in override
						? t('releases.override.on', { version: override.version })
						: t('releases.override.local.on', { origin: override.origin })}
				</span>
				<Button size="sm" loading={ending} onClick={() => void end()}>
					{t('releases.override.end')}
				</Button>
			</Cluster>
		</Notice>
	)
}
