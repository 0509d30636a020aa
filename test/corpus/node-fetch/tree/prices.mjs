const answer = await fetch('https://prices.bakery.invalid/today.json');
console.log(await answer.json());
