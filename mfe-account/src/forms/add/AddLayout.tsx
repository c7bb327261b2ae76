import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from 'shared-i18n'
import { ChevronLeftIcon, Container, color, Page, PageHeading, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { addTranslations } from './addTranslations.ts'

const Back = styled(Link)`
	display: inline-flex;
	gap: ${space[1]};
	align-items: center;
	width: fit-content;
	padding-block: ${space[1]};
	font-size: ${size.sm};
	font-weight: 600;
	text-decoration: none;
	color: ${color.muted};
	&:hover { color: ${color.text}; text-decoration: underline; }
`

interface AddLayoutProps {
	form: 'anime' | 'manga' | 'movie' | 'news'
	/** Uses the full page width, for two columns. */
	isWide?: boolean
	children: ReactNode
}

/** The layout of a creation page: back link, heading and form. */
export function AddLayout({ form, isWide = false, children }: AddLayoutProps) {
	const t = useTranslations(addTranslations)
	return (
		<Page>
			<title>{`${t(`add.${form}.title`)} · Niouka`}</title>
			<Container $width={isWide ? 'page' : 'text'}>
				<Stack $gap={6}>
					<Stack $gap={2}>
						<Back to="/dashboard">
							<ChevronLeftIcon size={16} />
							{t('add.back')}
						</Back>
						<PageHeading title={t(`add.${form}.title`)} lead={t(`add.${form}.lead`)} />
					</Stack>
					{children}
				</Stack>
			</Container>
		</Page>
	)
}
