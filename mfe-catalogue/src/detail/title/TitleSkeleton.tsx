import { useTranslations } from 'shared-i18n'
import { art, Cluster, Container, Page, Skeleton, SkeletonText, Split, Stack, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { Actions, Bar, Body, Header, HeaderContainer, HeaderText, Poster, Title } from './titleHeaderStyles.ts'

/** The header is dark in both themes, like every banner. */
const DarkHeader = styled(Header)`
	span { background: color-mix(in srgb, ${art.text} 16%, ${art.shade}); }
`

/** The skeleton of a title's page. */
export function TitleSkeleton() {
	const t = useTranslations(homeTranslations)
	return (
		<Page $bleed aria-busy="true">
			<VisuallyHidden role="status">{t('title.loading')}</VisuallyHidden>
			<DarkHeader as="div" aria-hidden="true">
				<HeaderContainer>
					<Bar>
						<Skeleton $height="1rem" $width="9rem" />
					</Bar>
					<Body>
						<Title as="div">
							<Skeleton $height="2.5rem" $width="min(28rem, 90%)" />
						</Title>
						<Poster>
							<Skeleton $ratio="2 / 3" />
						</Poster>
						<HeaderText>
							<Skeleton $height="1.1rem" $width="min(34rem, 100%)" />
							<Skeleton $height="1.1rem" $width="min(16rem, 70%)" />
						</HeaderText>
						<Actions>
							<Skeleton $height="3rem" $width="min(44rem, 100%)" />
							<Skeleton $height="3rem" $width="13rem" />
							<Skeleton $height="2rem" $width="8rem" />
							<Cluster>
								<Skeleton $height="2rem" $width="5rem" />
								<Skeleton $height="2rem" $width="5rem" />
							</Cluster>
							<Skeleton $height="2rem" $width="26rem" />
						</Actions>
					</Body>
				</HeaderContainer>
			</DarkHeader>
			<Container>
				<Split>
					<Stack $gap={8}>
						<SkeletonText lines={5} />
						<Skeleton $height="20rem" />
					</Stack>
					<Skeleton $height="24rem" />
				</Split>
			</Container>
		</Page>
	)
}
