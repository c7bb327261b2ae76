/** The files of the anime, films and OVAs, a title each. */

export { default as aAmpulhetaMolhada } from './a-ampulheta-molhada.json' with { type: 'json' }
export { default as aCartografaDoReinoQueAnda } from './a-cartografa-do-reino-que-anda.json' with { type: 'json' }
export { default as aCartografaDoReinoQueAndaOMapaEmBranco } from './a-cartografa-do-reino-que-anda-o-mapa-em-branco.json' with {
	type: 'json',
}
export { default as aPipaDeCemBracas } from './a-pipa-de-cem-bracas.json' with { type: 'json' }
export { default as aTerceiraInfusao } from './a-terceira-infusao.json' with { type: 'json' }
export { default as aTestemunhaDePapel } from './a-testemunha-de-papel.json' with { type: 'json' }
export { default as acaoEReacao } from './acao-e-reacao.json' with { type: 'json' }
export { default as acaoOsDublesDeKarasuyama } from './acao-os-dubles-de-karasuyama.json' with { type: 'json' }
export { default as alfandegaDeCeres } from './alfandega-de-ceres.json' with { type: 'json' }
export { default as alfandegaDeCeresInventario } from './alfandega-de-ceres-inventario.json' with { type: 'json' }
export { default as antesDaDemolicao } from './antes-da-demolicao.json' with { type: 'json' }
export { default as cartasDoFarolOFilme } from './cartas-do-farol-o-filme.json' with { type: 'json' }
export { default as casamentoEmTresTrens } from './casamento-em-tres-trens.json' with { type: 'json' }
export { default as chamadaGeralDeHachijo } from './chamada-geral-de-hachijo.json' with { type: 'json' }
export { default as clubeDeLeituraDosViloesAposentados } from './clube-de-leitura-dos-viloes-aposentados.json' with {
	type: 'json',
}
export { default as cordilheiraNoiteAMenosNove } from './cordilheira-noite-a-menos-nove.json' with { type: 'json' }
export { default as cozinhaDeBordo } from './cozinha-de-bordo.json' with { type: 'json' }
export { default as elevadorParaSetembro } from './elevador-para-setembro.json' with { type: 'json' }
export { default as errata } from './errata.json' with { type: 'json' }
export { default as faroisDeNetuno } from './farois-de-netuno.json' with { type: 'json' }
export { default as gigantesDoArrozal } from './gigantes-do-arrozal.json' with { type: 'json' }
export { default as gigantesDoArrozalFestaDaColheita } from './gigantes-do-arrozal-festa-da-colheita.json' with {
	type: 'json',
}
export { default as gigantesDoArrozalTerceiraColheita } from './gigantes-do-arrozal-terceira-colheita.json' with {
	type: 'json',
}
export { default as guardaNuvens } from './guarda-nuvens.json' with { type: 'json' }
export { default as luaDeSegundaMao } from './lua-de-segunda-mao.json' with { type: 'json' }
export { default as oLequeEOBarro } from './o-leque-e-o-barro.json' with { type: 'json' }
export { default as oPeixeQueEngoliuOSino } from './o-peixe-que-engoliu-o-sino.json' with { type: 'json' }
export { default as oSineiroDeYukinashi } from './o-sineiro-de-yukinashi.json' with { type: 'json' }
export { default as oficinaDosDeusesMenoresASerie } from './oficina-dos-deuses-menores-a-serie.json' with {
	type: 'json',
}
export { default as oitoTelhados } from './oito-telhados.json' with { type: 'json' }
export { default as pedraGeloVassoura } from './pedra-gelo-vassoura.json' with { type: 'json' }
export { default as postaRestanteDeAoyagi } from './posta-restante-de-aoyagi.json' with { type: 'json' }
export { default as quarentaPorCentoDeChuva } from './quarenta-por-cento-de-chuva.json' with { type: 'json' }
export { default as quarentaPorCentoFrenteFria } from './quarenta-por-cento-frente-fria.json' with { type: 'json' }
export { default as quedaLivreExpressa } from './queda-livre-expressa.json' with { type: 'json' }
export { default as ramenAsTresDaManhaASerie } from './ramen-as-tres-da-manha-a-serie.json' with { type: 'json' }
export { default as sindicoTanuki } from './sindico-tanuki.json' with { type: 'json' }
export { default as sobrado48 } from './sobrado-48.json' with { type: 'json' }
export { default as sombraEmprestada } from './sombra-emprestada.json' with { type: 'json' }
export { default as terceiraReparticaoDeAssombros } from './terceira-reparticao-de-assombros.json' with { type: 'json' }
export { default as terraPretaAreiaBranca } from './terra-preta-areia-branca.json' with { type: 'json' }
export { default as tintaVivaASerie } from './tinta-viva-a-serie.json' with { type: 'json' }
export { default as tresDiasDeMareBaixa } from './tres-dias-de-mare-baixa.json' with { type: 'json' }
export { default as tresMaosParaHisame } from './tres-maos-para-hisame.json' with { type: 'json' }
export { default as vagaoQuatro } from './vagao-quatro.json' with { type: 'json' }
export { default as vinteEDuasHorasDeEscuro } from './vinte-e-duas-horas-de-escuro.json' with { type: 'json' }
