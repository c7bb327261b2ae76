import { useEffect, useRef, useState } from 'react'
import { outcomeMessage } from 'shared-composition'
import { titlePath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $navigate, showToast } from 'shared-state'
import { Button } from 'shared-ui'
import { fetchTitles } from './fetchListing.ts'
import type { ListingParams } from './listingParams.ts'
import { listingTranslations } from './listingTranslations.ts'
import type { TitleListingSettings } from './settings.ts'

export interface RandomTitleProps {
	settings: TitleListingSettings
	params: ListingParams
	/** The number of titles of the list. */
	total: number
	pageSize: number
}

/** A button that opens one of the titles of a list, each as likely as the others. */
export function RandomTitle({ settings, params, total, pageSize }: RandomTitleProps) {
	const t = useTranslations(listingTranslations)
	const [isDrawing, setDrawing] = useState(false)
	const asked = useRef<AbortController>(undefined)
	// Who has left the list waits for nothing any more.
	useEffect(() => () => asked.current?.abort(), [])

	async function draw() {
		asked.current = new AbortController()
		const { signal } = asked.current
		setDrawing(true)
		const place = Math.floor(Math.random() * total)
		const page = Math.floor(place / pageSize) + 1
		const outcome = await fetchTitles(settings)({ ...params, page }, signal).catch(() => undefined)
		setDrawing(false)
		if (signal.aborted || !outcome) return
		if (outcome.state !== 'done') return showToast('bad', outcomeMessage(outcome))
		// Titles may have gone since the list was shown.
		const title = outcome.answer.items[place % pageSize] ?? outcome.answer.items[0]
		if (title) $navigate.get()(titlePath(title))
	}

	return (
		<Button size="sm" loading={isDrawing} onClick={() => void draw()}>
			{t('listing.random')}
		</Button>
	)
}
