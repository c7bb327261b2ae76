import debounce from 'debounce'
import { useRef, useState } from 'react'
import { SEARCH_DEBOUNCE_MS, SEARCH_QUERY_MAX_LENGTH, type SearchTitle, type TitleLink } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { Button, Meta, Stack, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { conversationTranslations } from '../conversationTranslations.ts'
import { findAnimes } from './watchPlan.ts'

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: ${space[1]} ${space[3]};
	overflow-wrap: anywhere;
`

type Found = { state: 'idle' } | { state: 'failed' } | { state: 'found'; titles: readonly SearchTitle[] }

interface AnimeFieldProps {
	chosen: TitleLink | undefined
	onChoose: (title: TitleLink | undefined) => void
}

/** Finds an anime by its name. */
export function AnimeField({ chosen, onChoose }: AnimeFieldProps) {
	const t = useTranslations(conversationTranslations)
	const shared = useTranslations(common)
	const nameOf = useTitleName()
	const [typed, setTyped] = useState('')
	const [found, setFound] = useState<Found>({ state: 'idle' })
	const latest = useRef('')
	const [soon] = useState(() => debounce((search: () => void) => search(), SEARCH_DEBOUNCE_MS))

	function type(q: string) {
		setTyped(q)
		latest.current = q
		soon(() => void search(q))
	}

	async function search(q: string) {
		if (q.trim() === '') return setFound({ state: 'idle' })
		const titles = await findAnimes(q)
		if (latest.current === q) setFound(titles ? { state: 'found', titles } : { state: 'failed' })
	}

	if (chosen) {
		return (
			<Row>
				<strong>{nameOf(chosen)}</strong>
				<Button size="sm" variant="quiet" onClick={() => onChoose(undefined)}>
					{t('messages.watch.anime.change')}
				</Button>
			</Row>
		)
	}
	return (
		<Stack $gap={2}>
			<TextField
				label={t('messages.watch.anime')}
				autoComplete="off"
				maxLength={SEARCH_QUERY_MAX_LENGTH}
				value={typed}
				onChange={(event) => type(event.target.value)}
			/>
			<div role="status">
				{found.state === 'failed' && <p>{t('messages.watch.anime.failed')}</p>}
				{found.state === 'found' && found.titles.length === 0 && <p>{t('messages.watch.anime.none')}</p>}
			</div>
			{found.state === 'found' && (
				<Stack as="ul" $gap={1}>
					{found.titles.map((title) => (
						<Row as="li" key={title.id}>
							<span>
								{nameOf(title)} <Meta as="span">{shared(`format.${title.format}`)}</Meta>
							</span>
							<Button size="sm" onClick={() => onChoose(title)}>
								{t('messages.watch.anime.choose')}
							</Button>
						</Row>
					))}
				</Stack>
			)}
		</Stack>
	)
}
