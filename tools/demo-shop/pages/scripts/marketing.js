/* Replaces a marketing script on the pages of visitors with consent: a queue that other scripts write to. */
window._sqzl ||= [];
