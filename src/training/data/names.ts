const names = (text: string) => text.trim().split(/\s*,\s*/);

export const womensNames = names(`
Adèle, Agathe, Agnès, Aïcha, Alice, Aline, Amandine, Amélie, Anaïs, Andréa, Anne, Anne-Sophie, Apolline, Aurélie, Aurore,
Béatrice, Bénédicte, Brigitte, Camille, Capucine, Carole, Catherine, Cécile, Céline, Chantal, Charlotte, Chloé, Christine,
Claire, Clémence, Colette, Coralie, Corinne, Danièle, Delphine, Diane, Éléonore, Élise, Éloïse, Emma, Estelle, Eugénie,
Fanny, Fatima, Fatou, Flora, Florence, Françoise, Gaëlle, Geneviève, Hélène, Héloïse, Inès, Isabelle, Jade, Jeanne, Joëlle,
Josiane, Julie, Juliette, Khadija, Laetitia, Laure, Léa, Léonie, Lola, Louise, Lucie, Madeleine, Maëlys, Magali, Manon,
Margaux, Marie, Marie-Thérèse, Marion, Mathilde, Mélanie, Monique, Nadia, Nathalie, Nicole, Noémie, Océane, Odile, Pauline,
Rachel, Régine, Romane, Sabine, Samira, Sandrine, Sarah, Sidonie, Simone, Sophie, Stéphanie, Suzanne, Sylvie, Thérèse,
Valérie, Véronique, Violette, Virginie, Yasmine, Yvette, Zoé
`);

export const mensNames = names(`
Achille, Adrien, Alain, Alexandre, Alexis, Amadou, André, Anthony, Antoine, Arnaud, Arthur, Aurélien, Baptiste, Bastien,
Benoît, Bernard, Bertrand, Brice, Bruno, Cédric, Charles, Christian, Christophe, Clément, Cyril, Damien, Daniel, David,
Denis, Didier, Dominique, Édouard, Élie, Émile, Emmanuel, Éric, Étienne, Fabien, Fabrice, Félix, Florian, François,
François-Xavier, Frédéric, Gaël, Gaspard, Gauthier, Geoffroy, Georges, Gérard, Gilles, Grégoire, Guillaume, Gustave,
Hervé, Hugo, Ibrahim, Jacques, Jean, Jean-Baptiste, Jean-Luc, Jean-Pierre, Jérémie, Jérôme, Joël, Jules, Julien, Karim,
Kévin, Laurent, Léo, Loïc, Louis, Lucas, Marc, Mathéo, Mathieu, Maxime, Mehdi, Michel, Mohamed, Nathan, Nicolas, Noël,
Olivier, Ousmane, Pascal, Patrick, Paul, Philippe, Pierre, Quentin, Raphaël, Rémi, René, Robert, Romain, Sébastien, Simon,
Stéphane, Théo, Thibault, Thomas, Timothée, Tristan, Valentin, Victor, Vincent, Xavier, Yann, Yves, Zacharie
`);

/** Ordinary names, and ones that break careless programs: particles, apostrophes, hyphens, accents, one letter. */
export const familyNames = names(`
Martin, Bernard, Thomas, Petit, Robert, Richard, Durand, Dubois, Moreau, Laurent, Simon, Michel, Lefebvre, Leroy, Roux,
David, Bertrand, Morel, Fournier, Girard, Bonnet, Dupont, Lambert, Fontaine, Rousseau, Vincent, Müller, Lefèvre, Faure,
André, Mercier, Blanc, Guérin, Boyer, Garnier, Chevalier, François, Legrand, Gauthier, Garcia, Perrin, Robin, Clément,
Morin, Nicolas, Henry, Roussel, Mathieu, Gautier, Masson, Marchand, Duval, Denis, Dumont, Marie, Lemaire, Noël, Meyer,
Dufour, Meunier, Brun, Blanchard, Giraud, Joly, Rivière, Lucas, Brunet, Gaillard, Barbier, Arnaud, Martinez, Gérard,
Roche, Renard, Schmitt, Roy, Leroux, Colin, Vidal, Caron, Picard, Roger, Fabre, Aubert, Lemoine, Renaud, Dumas, Lacroix,
Olivier, Philippe, Bourgeois, Pierre, Benoît, Rey, Leclerc, Payet, Rolland, Leclercq, Guillaume, Lecomte, López, Jean,
Dupuy, Guillot, Hubert, Berger, Carpentier, Sánchez, Dupuis, Moulin, Louis, Deschamps, Huet, Vasseur, Pérez, Boucher,
Fleury, Royer, Klein, Jacquet, Adam, Paris, Poirier, Marty, Aubry, Guyot, Carré, Charles, Renault, Charpentier, Ménard,
Maillard, Baron, Bertin, Bailly, Hervé, Schneider, Fernández, Le Gall, Collet, Léger, Bouvier, Julien, Prévost, Millet,
Perrot, Daniel, Le Roux, Cousin, Germain, Breton, Besson, Langlois, Rémy, Le Goff, Pelletier, Lévêque, Perrier, Leblanc,
Barré, Lebrun, Marchal, Weber, Mallet, Hamon, Boulanger, Jacob, Monnier, Michaud, Rodríguez, Guichard, Gillet, Étienne,
Grondin, Poulain, Tessier, Chevallier, Collin, Chauvin, Da Silva, Bouchet, Gay, Lemaître, Bénard, Maréchal, Humbert,
d'Arc, d'Estaing, D'Almeida, d'Aubigné, d'Ormesson, de La Fontaine, de La Tour du Pin, de Saint-Exupéry, du Bellay,
des Forêts, L'Hermitte, L'Hôpital, Le Dantec, N'Diaye, N'Guessan, M'Baye, O'Connor, Saint-Just, Lévy-Strauss,
Dupond-Moretti, Ben Saïd, El Amrani, van der Meer, von Berg, Diallo, Traoré, Nguyễn, Benali, Haddad, Yılmaz, Kowalski,
Đorđević, Ó Briain, Œuvrard, Lœwenbruck, Ÿ
`);

export const streetNames = names(`
rue de la Gare, rue de l'Église, Grande Rue, rue des Écoles, place de la Mairie, rue Victor-Hugo, rue Jean-Jaurès,
avenue de la République, rue du Moulin, chemin des Vignes, impasse des Lilas, rue Pasteur, boulevard Gambetta,
rue des Tilleuls, allée des Érables, rue du Général-de-Gaulle, quai de la Rivière, rue Saint-Nicolas, route de Dijon,
rue de l'Abbé-Grégoire, rue du Château-d'Eau, cours Léopold, place Stanislas, rue des Quatre-Vents, chemin du Bois-Joli,
rue Louise-Michel, rue Simone-Veil, avenue du Maréchal-Foch, rue de l'Hôtel-de-Ville, sentier de la Source
`);

/**
 * Returns a text as `LIKE` compares it: sign by sign, without case and the accent of a letter. Every other sign is its
 * own: each kind of apostrophe, dash and blank, a ligature, an accent that is no part of its letter's sign.
 */
export const likeKey = (text: string): string =>
  text.replaceAll(/[^\p{M}\p{ASCII}]/gu, (sign) => sign.normalize('NFD').replaceAll(/\p{M}/gu, '')).toLowerCase();

/** Removes accents, case and punctuation, as the platform's database does to sort. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i');

/** Converts a name for use in an e-mail address. */
export const mailPart = (name: string): string => fold(name).replaceAll(/[^a-z]/g, '');
